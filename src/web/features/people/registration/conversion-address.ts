/** The frame of the affiliate's tags for `?inv=CODE&uid=12345678`; null where nobody is to be told. The uid is padded to eight digits. */
export function conversionFrame(parameters: URLSearchParams, codes: readonly string[]): string | null {
  const [inv, uid] = [parameters.get('inv'), parameters.get('uid')]
  if (inv === null || uid === null || !codes.includes(inv) || !/^\d{1,8}$/.test(uid)) return null
  return `/regist/conversion?${new URLSearchParams({ inv, uid: uid.padStart(8, '0') }).toString()}`
}
