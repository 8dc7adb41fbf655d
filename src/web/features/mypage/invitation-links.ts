/** The site's root with the inviting member's code. */
export function invitationUrl(origin: string, code: string): string {
  return `${origin.replace(/\/$/, '')}/?${new URLSearchParams({ inv: code }).toString()}`
}

/** LINE's own page for sharing an address with a friend. */
export function lineShareUrl(url: string): string {
  return `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`
}
