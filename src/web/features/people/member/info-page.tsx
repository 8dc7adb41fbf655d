import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { formatDateWithEra } from '../../../../domain/japanese-era.ts'
import { japanDate } from '../../../../domain/calendar.ts'
import { AddressDialog } from './address-dialog.tsx'
import { BankSection } from './bank-section.tsx'
import { InfoSection, Fact } from '../../../app/member-page/info-section.tsx'
import { KanaDialog } from './kana-dialog.tsx'
import { LimitSection } from './limit-section.tsx'
import { MailSection } from './mail-section.tsx'
import { MemberPageHead } from '../../../app/member-page/member-page.tsx'
import type { MemberInfo } from './member-queries.ts'
import { PendingAddress } from './pending-address.tsx'
import styles from '../../../app/member-page/mypage.module.css'

interface InfoPageProps {
  me: MemberInfo
  investingAmount: number
  refetch: () => void
  identity: ReactNode
}

const zipWithHyphen = (zipcode: string) => `〒${zipcode.slice(0, 3)}-${zipcode.slice(3)}`

function MemberFacts({ me, refetch }: { me: MemberInfo; refetch: () => void }) {
  const [open, setOpen] = useState<'kana' | 'address' | null>(null)
  const close = () => setOpen(null)
  const blocked = me.is_ekyc_authed ? undefined : '本人確認が終わると変更できます。'
  return (
    <Card className={styles.facts}>
      <dl>
        <Fact term="氏名">
          {me.sei} {me.mei}
        </Fact>
        <Fact term="氏名（カナ）" onChange={() => setOpen('kana')}>
          {me.sei_kana} {me.mei_kana}
        </Fact>
        <Fact term="生年月日">{formatDateWithEra(japanDate(me.birthday))}</Fact>
        <Fact term="住所" onChange={() => blocked === undefined && setOpen('address')} blocked={blocked}>
          {zipWithHyphen(me.zipcode)}
          <br />
          {me.address}
          {me.changeAddress !== null && <PendingAddress change={me.changeAddress} />}
        </Fact>
        <Fact term="電話番号">{me.tel}</Fact>
        <Fact term="メールアドレス">{me.email}</Fact>
      </dl>
      <p className={styles.sectionFoot}>
        <Link to="/mypage/update">登録情報をまとめて更新する</Link>
      </p>
      <KanaDialog open={open === 'kana'} me={me} onClose={close} onSaved={refetch} />
      <AddressDialog open={open === 'address'} onClose={close} onSaved={refetch} />
    </Card>
  )
}

/** Everything that is registered of a member, and the way to change each part. */
export function InfoPage({ me, investingAmount, refetch, identity }: InfoPageProps) {
  return (
    <>
      <MemberPageHead title="登録情報" aside={`${me.sei} ${me.mei} 様`} />
      <div className={`page-width ${styles.columns}`} data-two="">
        <div className={styles.column}>
          <InfoSection title="本人確認" id="identity">
            {identity}
          </InfoSection>
          <InfoSection title="お客さま情報">
            <MemberFacts me={me} refetch={refetch} />
          </InfoSection>
        </div>
        <div className={styles.column}>
          <InfoSection title="分配金・返金の受取口座" id="bank">
            <BankSection
              account={me.bank_account}
              holder={`${me.sei_kana} ${me.mei_kana}`}
              email={me.email}
              refetch={refetch}
            />
          </InfoSection>
          <InfoSection title="投資可能額">
            <LimitSection investingAmount={investingAmount} />
          </InfoSection>
          <InfoSection title="メールの受信">
            <MailSection receives={me.receive_all_mail} refetch={refetch} />
          </InfoSection>
          <InfoSection title="パスキーと端末">
            <Card className={styles.stackCard}>
              <p>パスワードとメールアドレスの変更、パスキーの登録、ログイン中の端末の確認ができます。</p>
              <p>
                <Link className={styles.textLink} to="/mypage/security">
                  ログインとセキュリティを開く
                </Link>
              </p>
            </Card>
          </InfoSection>
          <InfoSection title="紹介プログラム">
            <Card className={styles.stackCard}>
              <p>
                {me.invitation_code === null ? (
                  '紹介プログラムを始めると、紹介コードとURLが発行されます。'
                ) : (
                  <>
                    紹介コード <b className={styles.smallCode}>{me.invitation_code}</b>
                  </>
                )}
              </p>
              <p>
                <Link className={styles.textLink} to="/mypage/invitation">
                  {me.invitation_code === null ? '紹介プログラムを始める' : '紹介のページを開く'}
                </Link>
              </p>
            </Card>
          </InfoSection>
          <p>
            <Link className={styles.textLink} to="/procedures">
              氏名の変更、相続、開示請求、退会などの手続き
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
