import { useState } from 'react'
import { Options } from '../../../../ui/options.tsx'
import { DenseSelect } from '../../../ui/dense-field.tsx'
import { useFundEditor } from './fund-editor.ts'
import styles from './fund-edit.module.css'

const kinds = { opening: '募集開始のお知らせ', accepted: '申込の受け付け' } as const
type Kind = keyof typeof kinds

/** The mails that members will get about the fund, as the product sends them; of what is saved. */
export function MailPreview() {
  const { fund } = useFundEditor()
  const [kind, setKind] = useState<Kind>('opening')
  return (
    <>
      <DenseSelect
        label="メール"
        value={kind}
        onChange={({ target }) => setKind(target.value === 'accepted' ? 'accepted' : 'opening')}
      >
        <Options of={kinds} />
      </DenseSelect>
      <p className={styles.hint}>保存した内容（第{fund.version}版）での表示です。</p>
      <iframe
        key={`${kind} ${fund.version}`}
        className={styles.mail}
        title={`${kinds[kind]}の表示`}
        sandbox=""
        src={`/admin/fund-mail/${fund.id}/${kind}?version=${fund.version}`}
      />
    </>
  )
}
