import { useState } from 'react'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { MemberLink } from '../../../ui/record-links.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { recordNumberDocument, withdrawNumberDocument, type NeededNumber } from './tax-queries.ts'
import styles from './tax.module.css'

interface NumberPanelProps {
  row: NeededNumber
  onClose: () => void
  onDone: () => void
}

/** Whether a member's individual number is kept outside: the day and the reference there, never the number. */
export function NumberPanel({ row, onClose, onDone }: NumberPanelProps) {
  const now = useNow()
  const withdraw = useAct(withdrawNumberDocument, {
    name: '受け取りの記録の取り消し',
    done: '受け取りの記録を取り消しました。',
    onDone,
  })
  return (
    <SidePanel title={`${row.name}様の個人番号`} onClose={onClose} record={`member:${row.member_id}`}>
      <FactList
        facts={[
          { label: '会員番号', value: <MemberLink id={row.member_id}>{row.member_number}</MemberLink> },
          {
            label: '受け取った日',
            value:
              row.received_on === null ? (
                '記録がありません'
              ) : (
                <time dateTime={row.received_on}>{shortDay(row.received_on, now)}</time>
              ),
          },
          ...(row.reference === null ? [] : [{ label: '保管先の整理番号', value: row.reference }]),
          ...(row.recorded_by === null ? [] : [{ label: '記録した運営者', value: row.recorded_by }]),
        ]}
      />
      {row.received_on === null ? (
        <NumberForm row={row} onDone={onDone} />
      ) : (
        <div className={styles.form}>
          <p className={styles.text}>
            記録に誤りがあるとき、または保管先で番号を廃棄したときは、記録を取り消してください。取り消した後に、記録し直せます。
          </p>
          <Button
            variant="outlined"
            loading={withdraw.busy}
            onClick={() => void withdraw.run({ member_id: row.member_id })}
          >
            受け取りの記録を取り消す
          </Button>
          {withdraw.failure !== null && <Notice tone="error" title={withdraw.failure.message} live />}
        </div>
      )}
      {withdraw.dialog}
    </SidePanel>
  )
}

function NumberForm({ row, onDone }: Pick<NumberPanelProps, 'row' | 'onDone'>) {
  const today = japanDateOf(new Date(useNow()))
  const [receivedOn, setReceivedOn] = useState<string>(today)
  const [reference, setReference] = useState(row.member_number)
  const act = useAct(recordNumberDocument, {
    name: '個人番号の受け取りの記録',
    done: '個人番号の受け取りを記録しました。',
    onDone,
  })
  const fields = act.failure?.fields ?? {}
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.busy) void act.run({ input: { member_id: row.member_id, received_on: receivedOn, reference } })
      }}
    >
      {act.failure !== null && Object.keys(fields).length === 0 && (
        <Notice tone="error" title={act.failure.message} live />
      )}
      <TextField
        label="受け取った日"
        type="date"
        width="choice"
        max={today}
        value={receivedOn}
        error={fields['received_on']}
        onChange={({ target }) => setReceivedOn(target.value)}
      />
      <TextField
        label="保管先の整理番号"
        hint="個人番号そのものは入力しないでください。通常は会員番号です。"
        autoComplete="off"
        value={reference}
        error={fields['reference']}
        onChange={({ target }) => setReference(target.value)}
      />
      <Button type="submit" variant="filled" loading={act.busy}>
        受け取りを記録する
      </Button>
      {act.dialog}
    </form>
  )
}
