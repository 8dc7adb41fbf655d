/** Hands the visitor a text as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  saveFrom(url, name)
  // The browser has taken hold of the text once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** Hands the visitor what lies at an address of this site. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
