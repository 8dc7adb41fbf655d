import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'
import type { PageHandle } from './page.ts'
import { Root } from '../layout/root.tsx'

const modules = import.meta.glob<{ Component: ComponentType; handle?: PageHandle }>('../pages/*-route.tsx')

/** The page's own name travels along, so that the server can tell the browser which files it will need. */
function page(name: string): Pick<RouteObject, 'id' | 'lazy'> {
  const load = modules[`../pages/${name}.tsx`]
  if (load === undefined) throw new Error(`There is no page ${name}`)
  return { id: name, lazy: load }
}

/**
 * Every address of the site. A page's module exports `Component` and, if the server should fetch for it, `handle`
 * (see page.ts). Pages are loaded when they are visited; the address patterns are what analytics gets to see.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Root,
    children: [
      { path: '/', ...page('home-route') },
      { path: '/projects', ...page('fund-list-route') },
      { path: '/projects/:id', ...page('fund-route') },
      { path: '/projects/:id/contract', ...page('fund-route') },
      { path: '/projects/:id/order-log', ...page('order-log-route') },
      { path: '/projects/:id/lottery', ...page('lottery-proof-route') },
      { path: '/record', ...page('record-route') },
      { path: '/faq', ...page('faq-route') },
      { path: '/flow', ...page('flow-route') },
      { path: '/about', ...page('about-route') },
      { path: '/contact', ...page('contact-route') },
      { path: '/privacy', ...page('privacy-route') },
      { path: '/company', ...page('company-route') },
      { path: '/antisocial', ...page('antisocial-route') },
      { path: '/accessibility', ...page('accessibility-route') },
      { path: '/list', ...page('list-route') },
      { path: '/terms', ...page('terms-route') },
      { path: '/electric', ...page('electric-route') },
      { path: '/mnginfo', ...page('mnginfo-route') },
      { path: '/solicitation', ...page('solicitation-route') },
      { path: '/coolingoff', ...page('cooling-off-route') },
      { path: '/verify', ...page('verify-route') },
      { path: '/information_security', ...page('information-security-route') },
      { path: '/procedures', ...page('procedures-route') },
      { path: '/procedures/name', ...page('name-change-route') },
      { path: '/procedures/inheritance', ...page('inheritance-route') },
      { path: '/procedures/disclosure', ...page('disclosure-route') },
      { path: '/procedures/leave', ...page('leave-route') },
      { path: '/regist', ...page('email-registration-route') },
      { path: '/regist/receipt', ...page('registration-receipt-route') },
      { path: '/regist/:confirmation_token', ...page('registration-route') },
      { path: '/mypage', ...page('member-home-route') },
      { path: '/mypage/inbox', ...page('member-inbox-route') },
      { path: '/mypage/inbox/:id', ...page('member-inbox-mail-route') },
      { path: '/mypage/notifications', ...page('member-notifications-route') },
      { path: '/mypage/info', ...page('member-info-route') },
      { path: '/mypage/info/:id', ...page('member-info-route') },
      { path: '/mypage/security', ...page('member-security-route') },
      { path: '/operator-passkey', ...page('operator-passkey-route') },
      { path: '/adviser', ...page('adviser-route') },
      { path: '/adviser/start/:code', ...page('adviser-start-route') },
      { path: '/stop/:token', ...page('stop-route') },
      { path: '/email/:token', ...page('email-confirmation-route') },
      { path: '/mypage/projects', ...page('member-projects-route') },
      { path: '/mypage/contract/:contract_id', ...page('contract-viewer-route') },
      { path: '/mypage/update', ...page('member-update-route') },
      { path: '/ekyc/complete', ...page('identity-complete-route') },
      { path: '/ekyc/app', ...page('identity-app-route') },
      { path: '/ekyc/error', ...page('identity-error-route') },
      { path: '/password/forgot', ...page('forgot-password-route') },
      { path: '/password/reset/:code', ...page('reset-password-route') },
      { path: '/extra/survey', ...page('survey-route') },
      { path: '/mypage/invitation', ...page('invitation-program-route') },
      { path: '/mypage/documents', ...page('documents-route') },
      { path: '/mypage/annual/:year', ...page('annual-report-route') },
      { path: '/unsubscribe/:token', ...page('unsubscribe-route') },
      { path: '*', Component: NotFoundPage },
    ],
  },
]
