import { useState, type ComponentProps } from 'react'
import { TextField } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './field.module.css'

/** A password with a button that shows it. Pasting and password managers work as in any field. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'after'>) {
  const [shown, setShown] = useState(false)
  const reveal = (
    <button type="button" className={styles.reveal} aria-pressed={shown} onClick={() => setShown(!shown)}>
      <Icon name="eye" size={18} />
      表示
      <span className="visually-hidden">：パスワード</span>
    </button>
  )
  return (
    <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} after={reveal} />
  )
}
