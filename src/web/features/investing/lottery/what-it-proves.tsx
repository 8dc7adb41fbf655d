import { Card } from '../../../ui/card.tsx'
import { SectionTitle } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './lottery-page.module.css'

const always = [
  '締め切りのあとに、種や名簿が変えられていないこと',
  '申し込んだ時刻の早さやお名前が、順番に影響していないこと',
  '当選の合計が、当選の枠を超えていないこと',
]
const never = '名簿の一つひとつが、実在する方の申し込みであること'

const withBeacon = {
  known: [
    ...always,
    '種を知る立場の者にも、順番を選べなかったこと（順番は、締め切りのあとに発表される公開の乱数にも左右されるため）',
  ],
  unknown: [never, '公開の乱数の発表元が、発表より前に値を知っていなかったこと（発表元のしくみを信じる部分です）'],
}
const withoutBeacon = {
  known: always,
  unknown: [never, '種を知る立場の者が、締め切り前に申し込みを加減していないこと'],
}

/** Honest in both directions: what the check shows, and what it leaves to trust. */
export function WhatItProves({ hasBeacon }: { hasBeacon: boolean }) {
  const { known, unknown } = hasBeacon ? withBeacon : withoutBeacon
  return (
    <section className={styles.section} aria-labelledby="proves-title">
      <SectionTitle id="proves-title">このしくみで分かること</SectionTitle>
      <p className={styles.sub}>確かめられることと、確かめられないことがあります。</p>
      <div className={styles.pair}>
        <Card className={styles.knowledge}>
          <h3>
            <Icon name="check-circle" />
            確かめられること
          </h3>
          <ul>
            {known.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
        <Card className={styles.knowledge}>
          <h3>
            <Icon name="info" />
            確かめられないこと
          </h3>
          <ul>
            {unknown.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      </div>
    </section>
  )
}
