import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useSite } from '../../../../app/site/site-context.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Rows } from '../../../../ui/card.tsx'
import { PageTitle } from '../../../../ui/heading.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { DateTime, Money } from '../../../../ui/money.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { LoadingText } from '../../../../ui/skeleton.tsx'
import { PostalAddress } from '../contact-desk.tsx'
import { companyDocument } from './company-queries.ts'
import { Accounts, OfficersAndHolders } from './company-record.tsx'
import { LicencePlate } from './licence-plate.tsx'
import { StoryPage, Tiles, type StorySection } from './story-page.tsx'

/** '代表取締役 一条 糸子' is 一条 糸子; '織田 結（宅地建物取引士）' is 織田 結. What stands around a name is told beside it. */
function personOf(text: string): { name: string; office: string } {
  const [, office = '', name = text, qualification = ''] =
    /^(?:(\S*(?:取締役|執行役員?|社長|会長|代表))[\s　]+)?(.*?)(?:（(.*)）)?$/.exec(text) ?? []
  return { name, office: [office, qualification].filter((word) => word !== '').join('、') }
}

const principles: StorySection = {
  id: 'principles',
  title: '大切にしていること',
  body: (
    <Tiles
      items={[
        {
          name: '損失を先に負担する',
          picture: <Icon name="lock" size={32} />,
          text: '優先劣後のファンドでは当社も出資し、損失が出たときは先に負担します。',
        },
        {
          name: '利益も損失も等しくお伝えする',
          picture: <Icon name="document" size={32} />,
          text: '予定と実績を並べ、予定に届かなかったときも、理由とともに報告します。',
        },
        {
          name: '確かめられるようにする',
          picture: <Icon name="search" size={32} />,
          text: '抽選の方法と計算に使った値を公開し、どなたでも結果を検証できるようにします。',
        },
        {
          name: 'お金を分けて管理する',
          picture: <Icon name="yen" size={32} />,
          text: '出資金は会社の財産と口座を分け、ファンドごとに帳簿を分けて管理します。',
        },
      ]}
    />
  ),
}

/** Who operates the site: its people and owners, its registration, its accounts, and what the authority found. */
export function CompanyPage() {
  const { brandName, companyName, operator } = useSite()
  const [{ data, error }, execute] = useQuery({ query: companyDocument })
  const company = data?.company ?? null
  const configured = personOf(operator.businessManager)
  const recorded = company?.managers.map(({ name, qualification }) => ({ name, office: qualification })) ?? []
  const managers = recorded.length > 0 ? recorded : [configured]
  const person = <Icon name="person" size={32} />
  const people: StorySection = {
    id: 'people',
    title: '責任を持つ人',
    body: (
      <Tiles
        items={[
          ...operator.representative.split('、').map((representative) => {
            const { name, office } = personOf(representative)
            return { name, note: office, picture: person, text: '会社を代表し、事業の全体に責任を負います。' }
          }),
          ...managers.map(({ name, office }) => ({
            name,
            note: ['業務管理者', office].filter((word) => word !== '').join('、'),
            picture: person,
            text: '不動産特定共同事業法第17条の業務管理者として、契約と書面、出資者への説明を監督します。',
          })),
        ]}
      />
    ),
  }
  const profile: StorySection = {
    id: 'profile',
    title: '会社の情報',
    body: (
      <Rows
        stacking
        rows={[
          ['商号', companyName],
          ['所在地', <PostalAddress key="address" />],
          [
            '電話',
            <span key="telephone" className="no-break">
              {operator.telephone}
            </span>,
          ],
          ['設立', <DateTime key="established" value={operator.establishedOn} format="yearDay" />],
          ['資本金', <Money key="capital" yen={operator.capital} />],
          ['事業の内容', '不動産特定共同事業'],
          ...(company === null
            ? []
            : ([
                ['他に行っている事業', company.other_businesses],
                ['親会社の連帯保証契約', company.parent_guarantee],
              ] as const)),
          ['個人情報の管理責任者', operator.privacyOfficer],
          ['システムの管理責任者', operator.systemOfficer],
          ['運営サービス', brandName],
        ]}
      />
    ),
  }
  const accounts: StorySection = {
    id: 'accounts',
    title: '決算と検査',
    body: (
      <>
        {company !== null && <Accounts accounts={company.accounts} />}
        {company !== null && <p>監督官庁の検査：{company.inspection}</p>}
        <p>
          不動産特定共同事業法第29条にもとづき、業務と財産の状況を記載した書類を本店に備えています。出資者の方は、
          {operator.contactHours}に閲覧できます。ご希望の日を、<Link to="/contact">お問い合わせ</Link>
          からお知らせください。
        </p>
      </>
    ),
  }
  const record: StorySection = {
    id: 'record',
    title: '役員と株主',
    body: (
      <>
        {data === undefined && error === undefined && <LoadingText />}
        {data === undefined && error !== undefined && (
          <Notice tone="error" title="役員、株主、決算の情報を読み込めませんでした。" live>
            <p>
              <Button size="small" onClick={() => execute({ requestPolicy: 'network-only' })}>
                もう一度読み込む
              </Button>
            </p>
          </Notice>
        )}
        {company !== null && <OfficersAndHolders {...company} />}
      </>
    ),
  }
  return (
    <StoryPage
      title={<PageTitle>会社概要</PageTitle>}
      lead={`${brandName}を運営する会社です。ファンドの募集から運用、分配までを自社で行い、そのつどの状況を出資者に報告します。`}
      picture={<LicencePlate />}
      sections={[
        people,
        profile,
        // A company of which nothing is recorded yet has nothing to tell here.
        ...(data !== undefined && company === null ? [] : [record]),
        accounts,
        principles,
      ]}
    />
  )
}
