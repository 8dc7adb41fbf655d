// Every judgement as JSON, for a comparison between processes that live in different time zones.
import { judgeAround, timeEdges } from './time-edges.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
console.log(JSON.stringify({ zone, judgements: timeEdges.map((edge) => [edge.name, judgeAround(edge)]) }))
