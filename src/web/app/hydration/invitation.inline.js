/*
 * Runs in the head, before anything can be pressed: the code of whoever invited is kept for registration. It stands in the address
 * (/?inv=CODE), or in the cookie that hands it over from /invite/CODE or from a page that was seen without scripts
 * (src/server/routes/invitation.ts); the latest arrival counts.
 */
{
  const key = 'invitation_code'
  const handedOver = /(?:^|; )invitation_code=([^;]+)/.exec(document.cookie)
  const code = new URLSearchParams(location.search).get('inv') || handedOver?.[1]
  try {
    if (code) sessionStorage.setItem(key, code)
    if (handedOver !== null) document.cookie = `${key}=; path=/; max-age=0`
  } catch {
    // Storage is refused: the cookie stays for the form to read.
  }
}
