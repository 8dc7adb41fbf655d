import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './copy-button.module.css'

/** Copies a value and says so in place. `name`: what is copied, for the button's accessible name. */
export function CopyButton({ value, name }: { value: string; name: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 4000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <>
      <button type="button" className={styles.copy} data-copied={copied || undefined} onClick={() => void copy()}>
        {copied ? <><Icon name="check" size={16} />コピー済</> : 'コピー'}
        <span className="visually-hidden">：{name}</span>
      </button>
      <span className="visually-hidden" aria-live="polite">{copied ? `${name}をコピーしました` : ''}</span>
    </>
  )
}
