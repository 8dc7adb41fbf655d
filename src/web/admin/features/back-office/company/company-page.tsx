import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { formatDate, type JapanDate } from '../../../../../domain/calendar.ts'
import { companyFields } from '../../../../../domain/records/company.ts'
import { fromJson } from '../../../../../domain/records/field.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { TaxStatusPanel } from '../../treasury/consumption-tax/tax-status-panel.tsx'
import { CompanyFactsView } from './company-facts.tsx'
import { CompanyForm } from './company-form.tsx'
import { companyRecordDocument, type CompanyVersion } from './company-queries.ts'
import styles from './company.module.css'

/** What the law wants told of the company: as it stands, changed by two operators, with every version. */
export function CompanyPage() {
  const [{ data }, refetch] = useQuery({ query: companyRecordDocument, requestPolicy: 'network-only' })
  const [isEditing, setEditing] = useState(false)
  const record = data?.adminCompany
  const last = record?.versions[0]
  const facts = last === undefined ? null : fromJson(companyFields, last.facts)
  const proposalId = record?.proposal_id ?? null
  const isForm = record !== undefined && proposalId === null && (isEditing || last === undefined)
  const done = () => {
    setEditing(false)
    refetch({ requestPolicy: 'network-only' })
  }
  return (
    <AdminPage
      title="会社の情報"
      note="会社概要と契約成立前書面に記載する情報（不特法施行規則43条1項3号〜7号）"
      actions={
        isForm || proposalId !== null ? undefined : (
          <Button loading={record === undefined} onClick={() => setEditing(true)}>
            変更または確認する
          </Button>
        )
      }
    >
      {record === undefined && (
        <>
          <LoadingText />
          <Skeleton shape="block" />
        </>
      )}
      {proposalId !== null && (
        <Notice title="ほかの運営者の承認を待っている変更があります">
          <p>
            <Link to={`/itoadmintool/approvals?id=${proposalId}`}>受信箱で内容を見る</Link>
          </p>
        </Notice>
      )}
      {isForm && (
        <>
          {last === undefined && (
            <Notice tone="warning" title="会社の情報が登録されていません">
              <p>登録するまで、会社概要に役員、株主、決算が表示されません。</p>
            </Notice>
          )}
          <CompanyForm
            facts={facts}
            version={last?.version ?? 0}
            onDone={done}
            onBack={last === undefined ? null : () => setEditing(false)}
          />
        </>
      )}
      {facts !== null && last !== undefined && !isForm && (
        <Panel title="現在の情報" note={`第${last.version}版・${formatDate(last.valid_from as JapanDate)}から`}>
          <CompanyFactsView facts={facts} />
        </Panel>
      )}
      {record !== undefined && record.versions.length > 0 && (
        <Panel title="版と変更の履歴">
          {record.versions.map((version, place) => (
            <VersionEntry key={version.version} version={version} isLatest={place === 0} />
          ))}
        </Panel>
      )}
      {record !== undefined && <TaxStatusPanel />}
    </AdminPage>
  )
}

function VersionEntry({ version, isLatest }: { version: CompanyVersion; isLatest: boolean }) {
  const now = useNow()
  const { changes, proposed_by: proposedBy, decided_by: decidedBy } = version
  const count = version.version === 1 ? '最初の登録' : changes.length === 0 ? '確認のみ' : `変更${changes.length}件`
  return (
    <details className={styles.version} open={isLatest && version.version > 1}>
      <summary>
        <b>第{version.version}版</b>
        <span>{formatDate(version.valid_from as JapanDate)}から</span>
        <span>{count}</span>
        <small>
          提案 {proposedBy}・承認 {decidedBy}
          {'　'}
          <time dateTime={version.recorded_at}>{shortTime(version.recorded_at, now)}</time>
        </small>
      </summary>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              {before !== null && (
                <dd>
                  <del>
                    <span className="visually-hidden">変更前：</span>
                    {before}
                  </del>
                </dd>
              )}
              {after !== null && (
                <dd>
                  <ins>
                    <span className="visually-hidden">変更後：</span>
                    {after}
                  </ins>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
