import { useState } from 'react'
import { Link } from 'react-router'
import { useNow } from '../../../../app/time/now.tsx'
import { formatFileSize } from '../../../../ui/format.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Options } from '../../../../ui/options.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { fieldId, useFundEditor } from './fund-editor.ts'
import { issueDocumentsDocument, removeDocumentDocument, type EditedFund } from './fund-queries.ts'
import { SectionPanel } from './section-panel.tsx'
import { uploadFile, type UploadRefusal } from '../../../ui/upload-file.ts'
import styles from './fund-edit.module.css'

type EditedDocument = EditedFund['documents'][number]

function DocumentRow({ document, earlier }: { document: EditedDocument; earlier: readonly EditedDocument[] }) {
  const { fund, reload } = useFundEditor()
  const now = useNow()
  const isOutdated = document.is_generated && fund.gate.outdated_documents.includes(document.name)
  return (
    <li>
      <Icon name="document" size={18} />
      <div>
        <a href={document.url} target="_blank" rel="noopener">
          {document.name}
          <span className="visually-hidden">（新しいタブ）</span>
        </a>
        <small>
          第{document.version}版・{document.is_generated ? '自動作成' : 'アップロード'}・{formatFileSize(document.size)}
          ・{shortTime(document.added_at, now)}
        </small>
        {earlier.length > 0 && (
          <details>
            <summary>以前の版 {earlier.length}件</summary>
            {earlier.map((version) => (
              <small key={version.id}>
                <a href={version.url} target="_blank" rel="noopener">
                  第{version.version}版
                </a>
                {'　'}
                {shortTime(version.added_at, now)}
              </small>
            ))}
          </details>
        )}
        {document.reason !== '' && <small>差し替えの理由：{document.reason}</small>}
      </div>
      {isOutdated ? (
        <Tag tone="warning">内容が古い</Tag>
      ) : (
        <Tag tone={fund.is_published ? 'done' : 'waiting'}>{fund.is_published ? '公開中' : '下書き'}</Tag>
      )}
      {!fund.is_published && document.version === 1 && (
        <AskedAct
          document={removeDocumentDocument}
          variables={{ id: document.id }}
          words={{ name: '書面の削除', done: '書面を削除しました。', onDone: reload }}
          button={
            <>
              削除<span className="visually-hidden">：{document.name}</span>
            </>
          }
          size="small"
          variant="quiet"
          question="書面を削除しますか"
          facts={[
            { label: '書面', value: `${document.name}（第${document.version}版、${formatFileSize(document.size)}）` },
            { label: '影響する会員', value: '0人（公開していません）' },
            {
              label: '元に戻す',
              value: document.is_generated ? 'もう一度、自動で作成できます' : '同じファイルをもう一度追加できます',
            },
          ]}
          confirm="削除する"
        />
      )}
    </li>
  )
}

/** Four documents that the product writes and signs by itself, from what is saved. */
function GeneratedDocuments() {
  const { fund, reload } = useFundEditor()
  const form = useActForm(issueDocumentsDocument, {
    initial: { reason: '' },
    name: '書面の作成',
    done: '書面を作成しました。',
    onDone: reload,
    variables: ({ reason }) => ({ id: fund.id, reason }),
  })
  const hasGenerated = fund.documents.some(({ is_generated: generated }) => generated)
  const isOutdated = fund.gate.outdated_documents.length > 0
  if (hasGenerated && !isOutdated) return null
  return (
    <ActForm
      form={form}
      className={styles.generated}
      variant="outlined"
      icon="document"
      button={hasGenerated ? '書面を作り直す' : '4つの書面を作成する'}
    >
      <p className={styles.hint}>
        契約成立前書面、匿名組合契約約款、電子交付の説明、物件概要書を、保存した内容から作成して電子署名します。
      </p>
      {hasGenerated && fund.is_published && (
        <p className={styles.hint}>
          申し込み済みの会員が読んだ版は、そのまま残ります。抽選や繰上当選を待つ会員には、新しい書面をメールでお送りします。成立した契約の内容は変わりません。
        </p>
      )}
      {hasGenerated && <DenseInput label="作り直す理由" needed {...form.field('reason')} />}
    </ActForm>
  )
}

/** A published fund has passed its gate: what more is asked for by now is told where its documents are issued anew. */
function LeftOut() {
  const { fund } = useFundEditor()
  const items = fund.gate.missing_items
  if (!fund.is_published || items.length === 0) return null
  return (
    <Notice title="書面に記載のない法定事項があります">
      <p>
        {items.join('、')}。<Link to="/itoadmintool/company">会社の情報</Link>
        またはこの画面の開示事項で登録し、ほかの運営者が承認すると、書面は自動で作り直されます。
      </p>
    </Notice>
  )
}

function UploadForm() {
  const { fund, reload } = useFundEditor()
  const toast = useToast()
  const [kind, setKind] = useState<'pre_contract' | 'other'>('other')
  const [replaces, setReplaces] = useState('')
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<UploadRefusal | null>(null)
  const current = fund.documents.filter(({ replaced_at: replacedAt }) => replacedAt === null)
  const needsReason = fund.is_published || replaces !== ''
  const send = async ([file]: readonly File[]) => {
    if (file === undefined) return
    setBusy(true)
    const facts = { kind, name: name.trim() === '' ? file.name.replace(/\.pdf$/i, '') : name, replaces, reason }
    const answer = await uploadFile<{ proposalId: number | null }>(
      `/admin-upload/funds/${fund.id}/documents`,
      facts,
      file,
    )
    setBusy(false)
    setRefused(answer.ok ? null : answer)
    if (!answer.ok) return
    toast.success(answer.value.proposalId === null ? '書面を登録しました。' : '書面の変更の承認を依頼しました。')
    setName('')
    setReason('')
    setReplaces('')
    reload()
  }
  return (
    <div className={styles.upload}>
      <div className={styles.row}>
        <DenseSelect label="追加か差し替えか" value={replaces} onChange={({ target }) => setReplaces(target.value)}>
          <Options
            nothing="新しい書面を追加"
            of={current.map((document) => ({ id: document.id, name: `「${document.name}」を差し替え` }))}
          />
        </DenseSelect>
        {replaces === '' && (
          <>
            <DenseSelect
              label="種類"
              value={kind}
              onChange={({ target }) => setKind(target.value === 'pre_contract' ? 'pre_contract' : 'other')}
            >
              <Options of={{ other: 'その他の書類', pre_contract: '申込前に確認する書面' }} />
            </DenseSelect>
            <DenseInput
              label="名前"
              hint="空欄のときは、ファイルの名前です。"
              value={name}
              error={refused?.fields['name']}
              onChange={({ target }) => setName(target.value)}
            />
          </>
        )}
      </div>
      {needsReason && (
        <DenseInput
          label="理由"
          needed
          value={reason}
          error={refused?.fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <DropZone
        label="PDFをここに置く、またはファイルを選ぶ"
        hint="PDF、20MBまで"
        accept="application/pdf"
        busy={busy}
        onFiles={(files) => void send(files)}
      />
      {refused !== null && (
        <p className={styles.error} role="alert">
          {refused.message}
        </p>
      )}
    </div>
  )
}

/** The fund's documents with their versions; a draft has them at once, a published fund by two operators. */
export function DocumentsSection() {
  const { fund } = useFundEditor()
  const current = fund.documents.filter(({ replaced_at: replacedAt }) => replacedAt === null)
  // A version's predecessors stand right behind it, until another current one begins.
  const earlierOf = (document: EditedDocument) => {
    const rest = fund.documents.slice(fund.documents.indexOf(document) + 1)
    const end = rest.findIndex(({ replaced_at: replacedAt }) => replacedAt === null)
    return end < 0 ? rest : rest.slice(0, end)
  }
  return (
    <SectionPanel id="documents" title="6　書類" section="documents" note={`${current.length}件`}>
      <ul className={styles.documents} id={fieldId('documents')} tabIndex={-1}>
        {current.map((document) => (
          <DocumentRow key={document.id} document={document} earlier={earlierOf(document)} />
        ))}
      </ul>
      <LeftOut />
      <GeneratedDocuments />
      <UploadForm />
    </SectionPanel>
  )
}
