/** The simulator's merchant, as the local stack and docker-compose.yml set it. Production refuses both by name. */
export const localTossKeys = {
  clientKey: 'test_ck_local_simulator',
  secretKey: 'test_sk_local_simulator',
} as const;
