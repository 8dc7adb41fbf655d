import { useState } from 'react'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { ANNOUNCED } from '../../../../../domain/treasury/payout-words.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Checkbox, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { Panel } from '../../../ui/admin-page.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import { bytesOf, handOver, textOf } from './file-bytes.ts'
import { exportFileDocument, importResultsDocument, type Batch } from './payout-queries.ts'
import { ResultsPreview } from './results-preview.tsx'
import styles from './payouts.module.css'

interface BatchFileProps {
  batch: Batch
  onChange: () => void
}

/** The Zengin file: handed out once; once more only on purpose. */
export function BatchFile({ batch, onChange }: BatchFileProps) {
  const isRepeat = batch.status === 'sending'
  const form = useActForm(exportFileDocument, {
    initial: { isSure: false },
    name: '総合振込ファイルの出力',
    done: '総合振込ファイルを出力しました。',
    notReady: ({ isSure }) => isRepeat && !isSure && 'もう一度出力するには、確認欄にチェックを入れてください。',
    variables: () => ({ input: { id: batch.id, is_repeat: isRepeat } }),
    onDone: ({ exportPayoutFile: file }) => {
      handOver(file.name, bytesOf(file.content_base64))
      onChange()
    },
  })
  return (
    <Panel title="総合振込ファイル" note="全銀形式・Shift_JIS">
      <ActForm
        form={form}
        variant={isRepeat ? 'outlined' : 'filled'}
        button={isRepeat ? '同じファイルをもう一度出力' : 'ファイルを出力'}
      >
        <FactList
          facts={[
            { label: '内容', value: `${figure(batch.count)}件　${figure(batch.total)}円` },
            ...(batch.file_sha256 === null
              ? []
              : [{ label: 'SHA-256', value: <code className={styles.hash}>{batch.file_sha256}</code> }]),
          ]}
        />
        {isRepeat && (
          <Notice tone="warning" title="このファイルは出力済みです">
            銀行に二度送ると、二重に支払われます。
          </Notice>
        )}
        {isRepeat && (
          <Checkbox label="最初のファイルを銀行に送っていないことを確かめました" {...form.checked('isSure')} />
        )}
      </ActForm>
    </Panel>
  )
}

/** What the bank's site says about the file's transfers; later also what came back. */
export function BatchResults({ batch, onChange }: BatchFileProps) {
  const now = useNow()
  const today = japanDateOf(new Date(now))
  const isFirst = batch.status === 'sending'
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null)
  const form = useActForm(importResultsDocument, {
    initial: { booked_on: today, fee: '0', file_base64: '' },
    name: '結果の取り込み',
    done: '銀行の結果を取り込みました。銀行の明細に出ると、支払い済みになります。',
    onDone: onChange,
    check: ({ fee, file_base64: file }) => {
      const wrong = {
        ...(typedYen(fee) === null && { fee: '手数料は、0円以上の整数で入力してください。' }),
        ...(file === '' && { file_base64: '結果のファイルを選んでください。' }),
      }
      return Object.keys(wrong).length > 0 && wrong
    },
    variables: ({ fee, ...values }) => ({ input: { id: batch.id, ...values, fee: typedYen(fee) ?? 0 } }),
  })
  const { field } = form
  const take = async (file: File | undefined) => {
    const read = file === undefined ? null : await file.arrayBuffer()
    setBytes(read)
    form.set({ file_base64: read === null ? '' : textOf(read) })
  }
  return (
    <Panel title={isFirst ? '銀行の結果を取り込む' : '後から戻った振込を取り込む'}>
      <ActForm form={form} className={styles.results} variant={isFirst ? 'filled' : 'outlined'} button="取り込む">
        {batch.announced_at !== null && (
          <Notice title={ANNOUNCED}>
            {`${shortTime(batch.announced_at, now)}に取り込んだ結果です。銀行の明細に出金や返却が出ると、自動で確定します。結果が違っていたときは、正しい結果をもう一度取り込んでください。`}
          </Notice>
        )}
        <TextField
          label="結果のファイル"
          hint={`1行に「支払番号,結果（済・不能）,理由」。${isFirst ? `${figure(batch.count)}件すべての結果が必要です。` : '戻ったものだけで構いません。'}`}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          error={form.errors['file_base64']}
          onChange={({ target }) => void take(target.files?.[0])}
        />
        {bytes !== null && <ResultsPreview batch={batch} bytes={new Uint8Array(bytes)} />}
        <TextField
          label={isFirst ? '振込された日' : '戻った日'}
          type="date"
          width="choice"
          max={today}
          {...field('booked_on')}
        />
        {isFirst && (
          <TextField
            label="振込手数料の合計"
            width="amount"
            inputMode="numeric"
            after={<span className={styles.unit}>円</span>}
            {...field('fee')}
          />
        )}
      </ActForm>
    </Panel>
  )
}
