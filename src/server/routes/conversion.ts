import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'

/**
 * GET /regist/conversion?inv=CODE&uid=00000000: the affiliate's tags of an invitation code, each a script of the affiliate's own. The
 * receipt page shows it in a frame without an origin of ours (`sandbox`): a tag can tell that somebody has registered, and can neither
 * read nor do anything in the member's name. Without tags for the code there is no such page, and no script anywhere.
 */
export function mountConversion(app: FastifyInstance, config: Config): void {
  app.get<{ Querystring: Record<string, unknown> }>('/regist/conversion', async (request, reply) => {
    const { inv, uid } = request.query
    const addresses =
      typeof inv === 'string' && Object.hasOwn(config.CONVERSION_TAGS, inv) ? config.CONVERSION_TAGS[inv] : undefined
    if (addresses === undefined || typeof uid !== 'string' || !/^\d{8}$/.test(uid)) return reply.callNotFound()
    const scripts = addresses.map((address) => conversionAddress(address, String(inv), uid))
    const hosts = [...new Set(scripts.map((script) => new URL(script).origin))].join(' ')
    const policy = [
      "default-src 'none'",
      `script-src ${hosts}`,
      `img-src ${hosts}`,
      `connect-src ${hosts}`,
      `frame-src ${hosts}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ]
    const tags = scripts.map(
      (script) => `<script src="${script.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" async></script>`,
    )
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy.join('; '))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(
        `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>登録の記録</title></head><body>${tags.join('')}</body></html>`,
      )
  })
}

/** `{inv}` and `{uid}` in a tag's address, filled in. */
function conversionAddress(address: string, invitationCode: string, uid: string): string {
  return address.replaceAll('{inv}', encodeURIComponent(invitationCode)).replaceAll('{uid}', encodeURIComponent(uid))
}
