import { countCharacters } from '../../domain/validation/normalise.ts'
import { passwordStrength, type PasswordOwner } from '../../domain/validation/password.ts'
import styles from './password-meter.module.css'

const sentences = [
  '',
  '推測されやすいパスワードです',
  '推測されにくい長さです',
  '推測されにくく、十分な長さです',
] as const

/** Cells that are filled: one for a guessable password, more the longer it is. */
export function PasswordMeter({ password, owner }: { password: string; owner?: PasswordOwner }) {
  const { score } = passwordStrength(password, owner)
  const length = countCharacters(password)
  const cells = score < 2 ? score : length >= 16 ? 4 : score === 3 ? 3 : 2
  return (
    <div className={styles.meter}>
      <p className={styles.cells} aria-hidden="true" data-weak={score === 1 || undefined}>
        {[1, 2, 3, 4].map((cell) => (
          <i key={cell} data-on={cell <= cells || undefined} />
        ))}
      </p>
      <p className={styles.echo} aria-live="polite">
        {length > 0 && `${length}文字：${sentences[score]}`}
      </p>
    </div>
  )
}
