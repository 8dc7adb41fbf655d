/** In the place of `src/platform/request-id.ts`: nobody follows which request a promise belongs to, nor where it came from. */
type Original = typeof import('../../../src/platform/request-id.ts')

export const underRequest: Original['underRequest'] = (_id, act) => act()
export const currentRequestId: Original['currentRequestId'] = () => null
export const currentOrigin: Original['currentOrigin'] = () => null
