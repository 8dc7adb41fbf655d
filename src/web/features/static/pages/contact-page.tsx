import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useSite } from '../../../app/site/site-context.tsx'
import { Card, Rows } from '../../../ui/card.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ContactDesk } from './contact-desk.tsx'
import { ContactForm, type SentEnquiry } from './contact-form.tsx'
import { writerDocument } from './contact-queries.ts'
import styles from './contact.module.css'

function Received({ number, email }: SentEnquiry) {
  const { brandName } = useSite()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={styles.received}>
      <div ref={message} tabIndex={-1}>
        <Notice tone="success" title="お問い合わせを受け付けました。">
          担当者が内容を確認し、原則として3営業日以内に返信します。
        </Notice>
      </div>
      <Rows
        stacking
        rows={[
          [
            '受付番号',
            <b key="number" className="no-break">
              {number}
            </b>,
          ],
          ['返信先', email],
        ]}
      />
      <p className="small-text">
        確認のメールを{brandName}
        からお送りしました。届かないときは、迷惑メールのフォルダーと、メールアドレスに間違いがないかをお確かめください。
      </p>
      <p>
        <Link to="/">トップへ戻る</Link>
      </p>
    </div>
  )
}

/** The form beside the other ways to reach the operator; after sending, the receipt. */
export function ContactPage() {
  const [sent, setSent] = useState<SentEnquiry | null>(null)
  const [{ data, fetching }] = useQuery({ query: writerDocument })
  const me = data?.me ?? null
  const writer = { name: me === null ? '' : `${me.sei} ${me.mei}`, email: me?.email ?? '' }
  return (
    <div className={`page-width ${styles.layout}`}>
      <div className={styles.main}>
        {sent === null ? <PageTitle>お問い合わせ</PageTitle> : <PageTitle>送信しました</PageTitle>}
        {sent === null ? (
          <>
            <p className={styles.lead}>
              ご質問、ご意見、苦情を受け付けています。お急ぎの方は、<Link to="/faq">よくある質問</Link>もご覧ください。
            </p>
            {/* The fields are filled once it is known who writes. */}
            <ContactForm
              key={fetching && data === undefined ? 'unknown' : writer.email}
              writer={writer}
              onSent={setSent}
            />
          </>
        ) : (
          <Received {...sent} />
        )}
      </div>
      <aside className={styles.aside} aria-label="そのほかの方法">
        <Card as="section">
          <h2>そのほかの方法</h2>
          <ContactDesk isOnForm />
        </Card>
        <Card as="section">
          <h2>手続きのご案内</h2>
          <ul>
            <li>
              <Link to="/password/forgot">パスワードを忘れた</Link>
            </li>
            <li>
              <Link to="/coolingoff">契約を取り消したい</Link>
            </li>
            <li>
              <Link to="/privacy#requests">個人情報の開示を求めたい</Link>
            </li>
          </ul>
        </Card>
      </aside>
    </div>
  )
}
