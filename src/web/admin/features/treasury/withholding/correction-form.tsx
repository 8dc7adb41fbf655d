import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { Proposed } from '../../../ui/record-links.tsx'
import { proposeTaxCorrectionDocument, type ClosedTaxYear } from './tax-queries.ts'
import styles from './tax.module.css'

const numbersOf = (chosen: readonly ClosedTaxYear[], paper: 'annual_report' | 'payment_report'): number =>
  chosen.filter(({ papers }) => papers.some((each) => each.paper === paper)).length

/** The chosen members' documents, and why they are corrected; another operator approves. */
export function CorrectionForm({
  year,
  chosen,
  onClear,
}: {
  year: string
  chosen: readonly ClosedTaxYear[]
  onClear: () => void
}) {
  const form = useActForm(proposeTaxCorrectionDocument, {
    initial: { reason: '' },
    name: '訂正の提案',
    done: '提案しました。ほかの運営者が承認すると、訂正した書類が作られます。',
    failed: '入力内容をご確認ください。',
    onDone: onClear,
    notReady: () => chosen.length === 0 && '一覧から、訂正する会員を選んでください。',
    variables: ({ reason }) => ({ input: { year, member_ids: chosen.map(({ member_id: id }) => id), reason } }),
  })
  return (
    <Panel title="訂正を提案" note={`${year}年分`}>
      <ActForm
        form={form}
        button={chosen.length === 0 ? '訂正を提案する' : `${figure(chosen.length)}人の訂正を提案する`}
        after={chosen.length > 0 && <Button onClick={onClear}>選択を解除</Button>}
      >
        {form.answer !== null && (
          <Notice tone="success" title="承認を待っています" live>
            <Proposed id={form.answer.proposeTaxCorrection.id} />
          </Notice>
        )}
        <FactList
          facts={[
            { label: '訂正する会員', value: <b>{figure(chosen.length)}人</b> },
            { label: '年間取引報告書', value: `${figure(numbersOf(chosen, 'annual_report'))}人が発行済み` },
            { label: '支払調書', value: `${figure(numbersOf(chosen, 'payment_report'))}人が発行済み` },
          ]}
        />
        <TextArea label="訂正の理由" rows={3} hint="書類とメールに、このまま載ります。" {...form.field('reason')} />
        <p className={styles.text}>
          承認されると、発行済みの書類に次の番号が付き、年間取引報告書を作り直して会員にメールします。支払調書は、取消しの行（訂正表示1）と正しい行を「これまでの訂正」から保存できます。
        </p>
        <p className={styles.text}>
          氏名・住所の誤りは、先に会員情報を直してください。個人番号の誤りは、理由に書いて訂正し、保存したファイルに番号を記入します。
        </p>
      </ActForm>
    </Panel>
  )
}
