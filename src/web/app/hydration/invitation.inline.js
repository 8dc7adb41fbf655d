/*
 * Runs in the head, before anything can be pressed: the code of whoever invited is kept for registration. It stands in the address
 * (/?inv=CODE), or in the cookie that hands it over from /invite/CODE or from a page that was seen without scripts
 * (src/server/routes/invitation.ts); the latest arrival counts.
 */
{
  const key = 'invitation_code'
  const handedOver = /(?:^|; )invitation_code=([^;]+)/.exec(document.cookie)
  const code = new URLSearchParams(location.search).get('inv') || handedOver?.[1]
  // The cookie stays until registration: a link may lead to the form in another tab, whose own session is empty.
  try {
    if (code) sessionStorage.setItem(key, code)
  } catch {
    // Storage is refused: the form reads the cookie.
  }
}
