import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './copy-button.module.css'

/** Where the page came over plain http the browser offers no clipboard, only the copying of what is selected. */
function copySelected(value: string): boolean {
  const field = document.createElement('textarea')
  field.value = value
  field.readOnly = true
  const focused = document.activeElement
  // Inside an open dialog nothing outside of it can be selected.
  const place = focused?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return copySelected(value)
  }
}

/** Copies a value and says so in place. `name`: what is copied, for the button's accessible name. */
export function CopyButton({ value, name }: { value: string; name: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 4000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    setCopied(await copyText(value))
  }
  return (
    <>
      <button type="button" className={styles.copy} data-copied={copied || undefined} onClick={() => void copy()}>
        {copied ? (
          <>
            <Icon name="check" size={16} />
            コピー済
          </>
        ) : (
          'コピー'
        )}
        <span className="visually-hidden">：{name}</span>
      </button>
      <span className="visually-hidden" aria-live="polite">
        {copied ? `${name}をコピーしました` : ''}
      </span>
    </>
  )
}
