import type { RouteObject } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { InvitationPage } from './invitation-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Root } from './root.tsx'

/**
 * Every address of the site. A page's module exports `Component` and, if the server should fetch for it, `handle`
 * (see page.ts). Pages are loaded when they are visited; the address patterns are what analytics gets to see.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      { path: '/', lazy: () => import('./pages/home-route.tsx') },
      { path: '/projects', lazy: () => import('./pages/fund-list-route.tsx') },
      { path: '/projects/:id', lazy: () => import('./pages/fund-route.tsx') },
      { path: '/projects/:id/contract', lazy: () => import('./pages/fund-route.tsx') },
      { path: '/projects/:id/lottery', lazy: () => import('./pages/lottery-proof-route.tsx') },
      { path: '/faq', lazy: () => import('./pages/faq-route.tsx') },
      { path: '/flow', lazy: () => import('./pages/flow-route.tsx') },
      { path: '/about', lazy: () => import('./pages/about-route.tsx') },
      { path: '/contact', lazy: () => import('./pages/contact-route.tsx') },
      { path: '/privacy', lazy: () => import('./pages/privacy-route.tsx') },
      { path: '/company', lazy: () => import('./pages/company-route.tsx') },
      { path: '/antisocial', lazy: () => import('./pages/antisocial-route.tsx') },
      { path: '/list', lazy: () => import('./pages/list-route.tsx') },
      { path: '/terms', lazy: () => import('./pages/terms-route.tsx') },
      { path: '/electric', lazy: () => import('./pages/electric-route.tsx') },
      { path: '/mnginfo', lazy: () => import('./pages/mnginfo-route.tsx') },
      { path: '/solicitation', lazy: () => import('./pages/solicitation-route.tsx') },
      { path: '/coolingoff', lazy: () => import('./pages/cooling-off-route.tsx') },
      { path: '/verify', lazy: () => import('./pages/verify-route.tsx') },
      { path: '/information_security', lazy: () => import('./pages/information-security-route.tsx') },
      { path: '/regist', lazy: () => import('./pages/email-registration-route.tsx') },
      { path: '/regist/receipt', lazy: () => import('./pages/registration-receipt-route.tsx') },
      { path: '/regist/:confirmation_token', lazy: () => import('./pages/registration-route.tsx') },
      { path: '/mypage', lazy: () => import('./pages/member-home-route.tsx') },
      { path: '/mypage/info', lazy: () => import('./pages/member-info-route.tsx') },
      { path: '/mypage/info/:id', lazy: () => import('./pages/member-info-route.tsx') },
      { path: '/mypage/projects', lazy: () => import('./pages/member-projects-route.tsx') },
      { path: '/mypage/contract/:contract_id', lazy: () => import('./pages/contract-viewer-route.tsx') },
      { path: '/mypage/update', lazy: () => import('./pages/member-update-route.tsx') },
      { path: '/ekyc/complete', lazy: () => import('./pages/identity-complete-route.tsx') },
      { path: '/ekyc/error', lazy: () => import('./pages/identity-error-route.tsx') },
      { path: '/password/forgot', lazy: () => import('./pages/forgot-password-route.tsx') },
      { path: '/password/reset/:code', lazy: () => import('./pages/reset-password-route.tsx') },
      { path: '/extra/survey', lazy: () => import('./pages/survey-route.tsx') },
      { path: '/mypage/invitation', lazy: () => import('./pages/invitation-program-route.tsx') },
      { path: '/mypage/documents', lazy: () => import('./pages/documents-route.tsx') },
      { path: '/mypage/annual/:year', lazy: () => import('./pages/annual-report-route.tsx') },
      { path: '/invite/:code', Component: InvitationPage },
      { path: '*', Component: NotFoundPage },
    ],
  },
]
