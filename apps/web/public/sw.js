// Provides one thing: a page for when there is no network. It keeps no page, no match and no answer of the API.

const OFFLINE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No wind · Marque</title>
<style>
  :root { color-scheme: light dark }
  body { background: #f5f0e3; color: #182833; font: 1.125rem/1.5 Georgia, serif; margin: 0; padding: 15vh 1.5rem 0 }
  main { max-width: 30rem; margin: auto }
  a { background: #17616c; border-radius: .5rem; color: #fff; display: inline-block; padding: .6rem 1rem; text-decoration: none }
  @media (prefers-color-scheme: dark) {
    body { background: #0c1820; color: #f0e6d0 }
    a { background: #76c7c0; color: #06222a }
  }
</style>
<main>
  <h1>No wind</h1>
  <p>This device has no connection just now. Your matches go on, and nothing that you have sent is lost.</p>
  <p><a href="">Try again</a></p>
</main>
</html>`

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()].filter(Boolean)),
  )
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(visit(event))
})

async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(OFFLINE, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cache-control': 'no-store',
      },
    })
  }
}
