import type { JobHandlers } from '../services.ts'
import { playDrill } from './play-drill.ts'

export const drillJobs = {
  'play-drill': (services, { id }) => playDrill(services, id),
} satisfies Partial<JobHandlers>
