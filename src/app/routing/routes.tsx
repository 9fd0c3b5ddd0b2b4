import { Navigate, Outlet, redirect, type RouteObject, useLocation } from 'react-router'
import { loadTexts } from '#platform/i18n/texts.ts'
import type { ModuleRoute } from '#platform/module.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { BlankLayout } from '#app/layout/blank-layout.tsx'
import { FailureLabOverlay } from '#app/overlays/failure-lab-overlay.tsx'
import { loadScreen } from './lazy-screen.tsx'
import { landing, getParent } from '#app/layout/menu-entries.ts'
import { type FoundModule, modules } from './modules.ts'
import { Crumbs } from '#app/layout/crumbs.tsx'
import type { RouteHandle } from './route-handle.ts'
import { ScreenError } from './screen-error.tsx'
import { Shell } from '#app/shell/shell.tsx'
import { Waiting } from '#app/layout/waiting.tsx'

export const notFoundPath = '/auth/404'

/** Target of `/`: the screen marked as start, else the first of the menu, else `/` itself. */
export const getStart = (installed: readonly FoundModule[]) =>
  installed.flatMap(({ routes }) => routes).find(({ start }) => start)?.path ??
  installed.map(landing).find(Boolean) ??
  '/'

export const start = getStart(modules)

function screen(module: FoundModule, route: ModuleRoute): RouteObject {
  const { path, title = 'title' } = route
  const parent = getParent(module, route)
  const handle: RouteHandle = { id: module.id, title, path, ...(parent && { parent }) }
  return {
    path,
    handle,
    ErrorBoundary: ScreenError,
    lazy: () => loadScreen(module.id, route),
  }
}

const screens = (installed: readonly FoundModule[], layoutName: 'main' | 'blank') =>
  installed.flatMap((module) =>
    module.routes.filter(({ layout = 'main' }) => layout === layoutName).map((route) => screen(module, route)),
  )

const noModules: RouteObject = {
  path: '/',
  handle: { id: 'no-modules', title: 'title', path: '/' } satisfies RouteHandle,
  ErrorBoundary: ScreenError,
  lazy: async () => {
    const { Component } = await import('#app/no-modules/no-modules-screen.tsx')
    await loadTexts('no-modules')
    return { Component }
  },
}

const Root = () => (
  <>
    <RouteAnnouncer />
    <Crumbs>
      <Outlet />
    </Crumbs>
    <FailureLabOverlay />
  </>
)

/** Keeps the requested path in the history state, since the URL becomes `/auth/404`. */
const ToNotFound = () => {
  const { pathname, search } = useLocation()
  return <Navigate to={notFoundPath} replace state={{ asked: pathname + search }} />
}

export const createRoutes = (installed: readonly FoundModule[]): RouteObject[] => [
  {
    Component: Root,
    HydrateFallback: Waiting,
    ErrorBoundary: ScreenError,
    children: [
      {
        Component: Shell,
        children: [...screens(installed, 'main'), ...(getStart(installed) === '/' ? [noModules] : [])],
      },
      {
        Component: BlankLayout,
        children: [
          ...screens(installed, 'blank'),
          {
            path: notFoundPath,
            handle: { id: 'not-found', title: 'title', path: notFoundPath } satisfies RouteHandle,
            ErrorBoundary: ScreenError,
            lazy: async () => {
              const { Component } = await import('#app/not-found/not-found-screen.tsx')
              await loadTexts('not-found')
              return { Component }
            },
          },
        ],
      },
      ...(getStart(installed) === '/' ? [] : [{ path: '/', loader: () => redirect(getStart(installed)) }]),
      { path: '*', Component: ToNotFound },
    ],
  },
]

export const routes = createRoutes(modules)
