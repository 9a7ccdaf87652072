/** Shown on the login page: a record beside the name of the panel. */
export function Logo() {
  return (
    <span className="cafe-logo">
      <Record size={44} />
      Sinsa Record Cafe
    </span>
  );
}

/** Shown in the navigation. */
export function Icon() {
  return <Record size={18} />;
}

function Record({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="currentColor" />
      <circle cx="16" cy="16" r="11.5" stroke="#ff4d6d" strokeOpacity="0.55" />
      <circle cx="16" cy="16" r="8.5" stroke="#ff4d6d" strokeOpacity="0.35" />
      <circle cx="16" cy="16" r="5" fill="#ff4d6d" />
      <circle cx="16" cy="16" r="1.4" fill="#fff" />
    </svg>
  );
}
