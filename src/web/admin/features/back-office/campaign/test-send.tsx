import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { useOperator } from '../../../shell/operator.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { testMailDocument } from './mail-queries.ts'
import { inputOf, type MailValues } from './mail-words.ts'
import styles from './mails.module.css'

/** The mail as it stands in the form, to one address and nobody else. */
export function TestSend({ values, onChange }: { values: MailValues; onChange: (mailto: string) => void }) {
  const operator = useOperator()
  const address = values.mailto === '' ? operator.email : values.mailto
  const act = useAct(testMailDocument, { name: 'テスト送信', done: `テストのメールを ${address} へ送りました。` })
  return (
    <div className={styles.test}>
      <TextField
        label="テスト送信の宛先"
        requirement="optional"
        hint="入力中の内容を、件名に【テスト】を付けて1通だけ送ります。"
        type="email"
        name="mailto"
        width="mail"
        autoComplete="off"
        value={address}
        error={act.failure?.fields['mailto']}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        icon="mail"
        loading={act.busy}
        onClick={() => void act.run({ input: inputOf({ ...values, mailto: address }, null) })}
      >
        テスト送信
      </Button>
      {act.dialog}
    </div>
  )
}
