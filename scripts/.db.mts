import pg from 'pg'
const c = new pg.Client(`postgresql://app@/app?host=${process.argv[2]}&port=5432`); await c.connect()
for (const q of process.argv.slice(3)) { const r = await c.query(q); console.log(q.slice(0,60), r.rowCount ?? '', JSON.stringify((r as any).rows ?? '').slice(0,1500)) }
await c.end()
