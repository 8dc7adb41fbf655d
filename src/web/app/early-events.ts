/** What early-events.inline.js has caught until now. */
interface Caught {
  pressed: HTMLButtonElement | null
}

declare global {
  interface Window {
    /** Absent where no server rendered the page. */
    earlyEvents?: { take: () => Caught }
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Typed {
  field: Field
  value: string
  /** Null where there is nothing to tick. */
  checked: boolean | null
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

let remembered: Typed[] = []

/** Just before the program takes the page over, which sets every field back to what the server knew. */
export function rememberTyped(): void {
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')].filter(isChanged)
  remembered = fields.map((field) => ({ field, value: field.value, checked: isTick(field) ? field.checked : null }))
}

/** By whoever used it, or by the browser itself after a reload. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return field.value !== (options.find((option) => option.defaultSelected) ?? options[0])?.value
  }
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Types it once more, in such a way that the program takes notice. */
function typeAgain({ field, value, checked }: Typed): void {
  if (!field.isConnected) return
  if (checked !== null && isTick(field)) {
    field.checked = !checked
    field.click()
    return
  }
  // React tells a change by what it last saw set on the element itself: the empty text. The new one is set past it.
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The page is hydrated: what was typed and pressed before takes effect now, in that order. */
export function replayEarlyEvents(): void {
  const caught = window.earlyEvents?.take()
  for (const typed of remembered) typeAgain(typed)
  remembered = []
  if (caught?.pressed?.isConnected) caught.pressed.click()
}
