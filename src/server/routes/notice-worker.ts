import type { FastifyInstance } from 'fastify'

/**
 * GET /notice-worker.js: what a browser keeps running to show notices while no page is open. It stores nothing and answers no
 * request of a page; a click opens the site's own page alone.
 */
export function mountNoticeWorker(app: FastifyInstance): void {
  app.get('/notice-worker.js', async (_request, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  )
}

const worker = `self.addEventListener('push', (event) => {
  const notice = event.data ? event.data.json() : { title: '糸funding', body: '新しいお知らせがあります。', path: '/mypage/inbox' }
  event.waitUntil(self.registration.showNotification(notice.title, {
    body: notice.body, tag: notice.tag, icon: '/favicon.svg', lang: 'ja', data: { path: notice.path },
  }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.path, self.location.origin)
  if (address.origin !== self.location.origin) return
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then((pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === address.pathname)
    return open ? open.focus() : self.clients.openWindow(address.href)
  }))
})
`
