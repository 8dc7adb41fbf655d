import type { FeatureJobs } from '../services.ts'
import { playDrill } from './play-drill.ts'

export const drillJobs: FeatureJobs = {
  'play-drill': (services, payload) => playDrill(services, Number(payload['id'])),
}
