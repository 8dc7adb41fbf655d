import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { graphql, type ResultOf } from '../../../../gql/graphql.ts'
import { TextField } from '../../../../ui/field.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { AdminPage, Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { registerList, statuteList } from '../../../../../domain/tables/registers.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import styles from './inspection.module.css'

const registersDocument = graphql(`
  query InspectionRegisters {
    adminInspectionRegisters { file title reason columns }
    adminStatuteItems { paper law article title place besides reading }
  }
`)

const packDocument = graphql(`
  mutation InspectionPack($from: Date, $until: Date, $purpose: String!) {
    adminInspectionPack(from: $from, until: $until, purpose: $purpose)
  }
`)

type Register = ResultOf<typeof registersDocument>['adminInspectionRegisters'][number]
type StatuteItem = ResultOf<typeof registersDocument>['adminStatuteItems'][number]

const columnsAt = (now: number): readonly Column<Register>[] =>
  pageColumns(registerList, now, {
    file: ({ file }) => <span className="no-break">{file}</span>,
    columns: ({ columns: names }) => <span className={styles.names}>{names.join('・')}</span>,
  })

const statuteColumnsAt = (now: number): readonly Column<StatuteItem>[] =>
  pageColumns(statuteList, now, {
    article: ({ law, article }) => (
      <>
        {law} <span className="no-break">{article}</span>
      </>
    ),
  })

/** One download for the authority: every register, the books, deliveries, caps and logs of one moment. */
export function InspectionPage() {
  const now = useNow()
  const [{ data }] = useQuery({ query: registersDocument })
  return (
    <AdminPage title="検査対応資料" note="監督官庁の報告徴収・立入検査に、そのまま渡せる一式です">
      <TwoColumns>
        <Panel title="収める台帳" note="それぞれCSVとJSON" tight>
          <DataTable
            caption="収める台帳"
            columns={columnsAt(now)}
            rows={data?.adminInspectionRegisters}
            rowKey={({ file }) => file}
            empty="台帳はありません"
          />
        </Panel>
        <PackForm />
      </TwoColumns>
      <Panel title="法定事項の対応表" note="法令が求める記載と備置きの場所" tight>
        <details className={styles.statute}>
          <summary>{data === undefined ? '表を開く' : `表を開く（${data.adminStatuteItems.length}件）`}</summary>
          <DataTable
            caption="法定事項の対応表"
            columns={statuteColumnsAt(now)}
            rows={data?.adminStatuteItems}
            rowKey={({ paper, article, title }) => `${paper} ${article} ${title}`}
            empty="法定事項はありません"
          />
        </details>
      </Panel>
    </AdminPage>
  )
}

function PackForm() {
  const form = useActForm(packDocument, {
    initial: { from: '', until: '', purpose: '' },
    name: '検査対応資料の作成',
    done: '検査対応資料のダウンロードを始めます。監査ログに記録されます。',
    onDone: ({ adminInspectionPack }) =>
      window.location.assign(`/admin/inspection.zip?${new URLSearchParams({ value: adminInspectionPack }).toString()}`),
    variables: ({ from, until, purpose }) => ({
      from: from === '' ? null : from,
      until: until === '' ? null : until,
      purpose,
    }),
  })
  const { field } = form
  return (
    <Panel title="ダウンロード" note="ZIP">
      <ActForm form={form} icon="download" button="検査対応資料を作ってダウンロード">
        <TextField
          label="目的と請求元"
          hint="例：東京都の立入検査（文書番号…）。監査ログに残ります。"
          autoComplete="off"
          {...field('purpose')}
        />
        <TextField
          label="期間の初日"
          requirement="optional"
          hint="空のままなら、すべての期間。名簿と残高はいつも作成の時点です。"
          type="date"
          {...field('from')}
        />
        <TextField label="期間の末日" requirement="optional" type="date" {...field('until')} />
      </ActForm>
      <ul className={styles.notes}>
        <li>全員の氏名・住所などの個人情報を含みます。パスワードの確認が必要です。</li>
        <li>ファイルはすべて同じ時点の内容です。概要のPDFには電子署名が付きます。</li>
        <li>監査ログは改ざん検知用データ付きで収めます。改ざんの有無を検算する手順は、概要のPDFに記載しています。</li>
      </ul>
    </Panel>
  )
}
