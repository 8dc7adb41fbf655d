/** Loaded with the first passkey: with its certificates' readers it would take a fifth of every process's start. */
export const webauthn = () => import('@simplewebauthn/server')
