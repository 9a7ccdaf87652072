import { createElement, type ComponentPropsWithRef, type SVGProps } from 'react';

type Attributes = Record<string, string>;

interface IconData {
  name: string;
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Attributes])[];
}

const stroked: SVGProps<SVGSVGElement> = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

const isSaid = (prop: string) => prop.startsWith('aria-') || prop === 'role' || prop === 'title';

/**
 * Stands in for the function of lucide-react that makes its icons (astro.config.ts): that one also knows contexts, absolute
 * strokes and attributes by other names, and weighs 1 KB more in every island.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((known) => `lucide-${known}`)].join(' ');
  return function Icon({ className, children, ...props }: ComponentPropsWithRef<'svg'>) {
    return createElement(
      'svg',
      {
        ...stroked,
        'aria-hidden': children || Object.keys(props).some(isSaid) ? undefined : true,
        ...props,
        className: className ? `${names} ${className}` : names,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
