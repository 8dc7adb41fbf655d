/** What an inviting member passes on: the site's root with the code. `root` has no slash at its end. */
export function invitationAddress(root: string, code: string): string {
  return `${root}/?${new URLSearchParams({ inv: code }).toString()}`
}

/** LINE's own page for passing on an address. */
export function lineShareAddress(address: string): string {
  return `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url: address }).toString()}`
}
