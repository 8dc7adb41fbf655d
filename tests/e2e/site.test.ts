import { startProduct } from '../support/product.ts'
import { stories } from './stories/all.ts'
import { pushServiceHost } from './stories/browser-notices.ts'
import { demoStart } from './support/demo-start.ts'
import { useStage } from './support/stage.ts'

/** Several minutes of a small machine go into the demo's past: one product serves every story. It takes the site's own documents alone, as production does. */
const stage = useStage((ANALYTICS_URL) =>
  startProduct({
    seed: true,
    env: {
      OWN_DOCUMENTS_ONLY: 'on',
      DEMO_SEED_AT: demoStart,
      ANALYTICS_URL,
      ANALYTICS_ID: 'demo',
      PUSH_SERVICE_HOSTS: pushServiceHost,
      TRANSFER_FILE_CLIENT_CODE: '1234567890',
      TRANSFER_FILE_PAYER_NAME: 'イトフアンデイング（カ',
    },
  }),
)

for (const tell of stories) tell(stage)
