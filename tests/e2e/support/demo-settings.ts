import { demoStart } from './demo-start.ts'

/** No notice of a test may go out into the world: nobody ever has a name below `invalid` (RFC 2606). */
export const pushServiceHost = 'push.invalid'

/** Of the stories' product, where they differ from the demo's. It takes the site's own documents alone, as production does. */
export const demoSettings = {
  OWN_DOCUMENTS_ONLY: 'on',
  DEMO_SEED_AT: demoStart,
  ANALYTICS_ID: 'demo',
  PUSH_SERVICE_HOSTS: pushServiceHost,
  TRANSFER_FILE_CLIENT_CODE: '1234567890',
  TRANSFER_FILE_PAYER_NAME: 'イトフアンデイング（カ',
}
