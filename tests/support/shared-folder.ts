/** Names the folder to the workers of a run. */
export const sharedVariable = 'SHARED_BY_TEST_WORKERS'

/** Where the workers of a run leave what is dear to make and the same for all. Undefined for whoever runs by itself. */
export const sharedFolder = (): string | undefined => process.env[sharedVariable]
