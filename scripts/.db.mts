import pg from 'pg'
const c = new pg.Client({ host: '/tmp/ito-pg-ta5ods', user: 'app', database: 'app' })
await c.connect()
for (const q of process.argv.slice(2)) console.log(JSON.stringify((await c.query(q)).rows).slice(0, 900))
await c.end()
