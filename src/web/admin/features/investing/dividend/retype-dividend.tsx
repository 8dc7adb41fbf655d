import { useState, type FormEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import styles from './fund-result.module.css'

interface RetypeDividendProps {
  open: boolean
  /** Whole yen, as typed in the form. */
  dividend: number
  onClose: () => void
  onMatch: () => void
}

/** The dividend once more, not copied from the form: a slip of the hand must happen twice to count. */
export function RetypeDividend(props: RetypeDividendProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title="分配金をもう一度入力してください" size="narrow">
      <RetypeForm {...props} />
    </Dialog>
  )
}

function RetypeForm({ dividend, onClose, onMatch }: RetypeDividendProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (typedYen(typed) === dividend) return onMatch()
    setProblem('入力された配当金があっていません')
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="分配金の総額（税引前）"
        hint="計算書を見て、もう一度入力してください。"
        inputMode="numeric"
        autoComplete="off"
        width="amount"
        after={<span className={styles.unit}>円</span>}
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      <DialogActions>
        <Button type="submit" variant="filled">
          確認へ進む
        </Button>
        <Button onClick={onClose}>戻る</Button>
      </DialogActions>
    </form>
  )
}
