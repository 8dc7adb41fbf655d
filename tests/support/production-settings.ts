import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { certificatePem, keyPem, newRsaKey } from './test-signer.ts'

/** Every fact that production demands of the company; none of them is the demo's. */
export const completeCompany = {
  brand: '縒合ファンド',
  companyName: '縒合不動産株式会社',
  licence: '小規模不動産特定共同事業者 東京都知事（1）第999号',
  zipCode: '1600022',
  address: '東京都新宿区新宿 9-9-9',
  telephone: '03-9999-9999',
  representative: '代表取締役 縒合 一郎',
  businessManager: '縒合 二郎（宅地建物取引士）',
  capital: 50_000_000,
  establishedOn: '2020-04-01',
  licensedOn: '2024-04-01',
  licensedUntil: '2029-03-31',
  privacyOfficer: '総務部長',
  systemOfficer: '開発部長',
  rulesEstablishedOn: '2024-04-01',
  contactHours: '平日9:00〜17:00',
  court: '東京地方裁判所',
}

/** Settings of a production start: no desk's clock, nothing that points to this machine, no demo secret. */
export function productionSettings(): { env: Record<string, string>; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'production-signing-'))
  const key = newRsaKey()
  const files = { SIGNING_CERTIFICATE: path.join(folder, 'certificate.pem'), SIGNING_KEY: path.join(folder, 'key.pem') }
  writeFileSync(files.SIGNING_CERTIFICATE, certificatePem(key))
  writeFileSync(files.SIGNING_KEY, keyPem(key))
  const env = {
    APP_ENV: 'production',
    // What tests ask, no page of the site does.
    OWN_DOCUMENTS_ONLY: 'off',
    OPERATOR_PROFILE: JSON.stringify(completeCompany),
    CLOCK_URL: '',
    BASE_URL: 'https://ito.example.jp',
    BANK_BASE_URL: 'https://bank.example.jp',
    BANK_CLIENT_ID: 'not-the-demo',
    BANK_CLIENT_SECRET: 'not-a-real-secret-1',
    EKYC_BASE_URL: 'https://identity.example.jp',
    EKYC_API_KEY: 'not-a-real-key-2',
    EKYC_WEBHOOK_SECRET: 'not-a-real-secret-3',
    // Nobody offers the app unless it is set up.
    IDENTITY_APP_ISSUER: '',
    IDENTITY_APP_CLIENT_ID: '',
    IDENTITY_APP_KEY: '',
    IDENTITY_VERIFIER_URL: '',
    IDENTITY_VERIFIER_KEY: '',
    BEACON_URL: 'https://beacon.example.jp',
    MAP_TILE_URL: 'https://tiles.example.jp',
    ADDRESS_SEARCH_URL: 'https://search.example.jp',
    LAND_DATA_URL: 'https://land.example.jp',
    EARTHQUAKE_DATA_URL: 'https://shaking.example.jp',
    LAW_DATA_URL: 'https://laws.example.jp',
    ...files,
  }
  return { env, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
