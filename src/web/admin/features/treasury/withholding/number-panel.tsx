import { japanDateOf } from '../../../../../domain/calendar.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { MemberLink } from '../../../ui/record-links.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
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
  const withdraw = useActForm(withdrawNumberDocument, {
    initial: {},
    name: '受け取りの記録の取り消し',
    done: '受け取りの記録を取り消しました。',
    onDone,
    variables: () => ({ member_id: row.member_id }),
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
        <ActForm form={withdraw} variant="outlined" button="受け取りの記録を取り消す">
          <p className={styles.text}>
            記録に誤りがあるとき、または保管先で番号を廃棄したときは、記録を取り消してください。取り消した後に、記録し直せます。
          </p>
        </ActForm>
      )}
    </SidePanel>
  )
}

function NumberForm({ row, onDone }: Pick<NumberPanelProps, 'row' | 'onDone'>) {
  const today = japanDateOf(new Date(useNow()))
  const form = useActForm(recordNumberDocument, {
    initial: { received_on: today, reference: row.member_number },
    name: '個人番号の受け取りの記録',
    done: '個人番号の受け取りを記録しました。',
    onDone,
    variables: (values) => ({ input: { member_id: row.member_id, ...values } }),
  })
  return (
    <ActForm form={form} button="受け取りを記録する">
      <TextField label="受け取った日" type="date" width="choice" max={today} {...form.field('received_on')} />
      <TextField
        label="保管先の整理番号"
        hint="個人番号そのものは入力しないでください。通常は会員番号です。"
        autoComplete="off"
        {...form.field('reference')}
      />
    </ActForm>
  )
}
