import { readConfig, type Config } from '../../../src/platform/config.ts'
import { secretKey } from './plan.ts'

/** The product's settings for this benchmark: nothing outside is ever called. */
export function benchConfig(databaseUrl: string, folder: string): Config {
  return readConfig({
    APP_ENV: 'demo',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    BASE_URL: 'https://bench.example',
    SECRET_KEY: secretKey.toString('base64'),
    BANK_BASE_URL: 'https://bank.example',
    BANK_CLIENT_ID: 'bench',
    BANK_CLIENT_SECRET: 'demo-bench',
    BANK_ACCOUNT_ID: 'company',
    EKYC_BASE_URL: 'https://identity.example',
    EKYC_API_KEY: 'demo-bench',
    EKYC_WEBHOOK_SECRET: 'demo-bench',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: '糸funding <info@bench.example>',
    // Room for more applications than the law lets a small operator take: what is measured is the software.
    OPERATOR_CEILING: '1000000000000',
  })
}
