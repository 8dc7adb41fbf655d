import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldMessage } from '../../../../ui/field-frame.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure, shortDay } from '../../../ui/admin-format.ts'
import { CoverageNote } from '../../../ui/coverage.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { approveBatchDocument, discardBatchDocument, type Batch } from './payout-queries.ts'
import { methodText } from './payout-words.ts'
import styles from './payouts.module.css'

/** The second operator types the sum again and sends it, or gives the payment up. */
export function BatchApproval({ batch, onChange }: { batch: Batch; onChange: () => void }) {
  const now = useNow()
  const form = useActForm(approveBatchDocument, {
    initial: { total: '' },
    name: '支払いの承認',
    done: '承認しました。支払いの手続きが始まりました。',
    onDone: onChange,
    notReady: () => Boolean(batch.coverage?.refusal) && '先に、不足している資金を入金してください。',
    check({ total }) {
      if (typedYen(total) === batch.total) return false
      document.querySelector<HTMLInputElement>('[name=total]')?.focus()
      return { total: '準備された振込総額と一致しません。金額を確かめてください。' }
    },
    variables: () => ({ input: { id: batch.id, content_hash: batch.content_hash } }),
  })
  const discard = useAct(discardBatchDocument, {
    name: '支払いの取りやめ',
    done: '取りやめました。支払い待ちの一覧に戻りました。',
    onDone: onChange,
  })
  return (
    <Panel title="承認" note="準備した人は承認できません">
      <ActForm
        form={form}
        button="承認する"
        after={
          <Button loading={discard.busy} onClick={() => void discard.run({ id: batch.id })}>
            支払いを取りやめる
          </Button>
        }
      >
        {batch.is_own && (
          <Notice title="あなたが準備した支払いです">
            ほかの運営者が承認します。運営者が一人だけの場合は、準備から1時間が過ぎると承認できます。
          </Notice>
        )}
        {batch.coverage !== null && <CoverageNote coverage={batch.coverage} />}
        <TextField
          label="振込総額を入力"
          hint="手元の計算書や名簿と照らし合わせて入力してください。"
          name="total"
          inputMode="numeric"
          autoComplete="off"
          width="amount"
          after={<span className={styles.unit}>円</span>}
          {...form.field('total')}
        />
        {typedYen(form.values.total) === batch.total && (
          <FieldMessage tone="success">準備された金額と一致しています</FieldMessage>
        )}
        <p className={styles.consequence}>
          承認すると、{shortDay(batch.pay_on, now)}の振込として{figure(batch.count)}件、{figure(batch.total)}円を
          {batch.method === 'transfer'
            ? `${methodText.transfer}で送ります。送ったお金は取り消せません。`
            : '送る総合振込ファイルを出力できるようになります。'}
          取りやめると、{figure(batch.count)}件、{figure(batch.total)}円は支払い待ちの一覧に戻ります。
        </p>
        {discard.failure !== null && <Notice tone="error" title={discard.failure.message} live />}
      </ActForm>
      {discard.dialog}
    </Panel>
  )
}
