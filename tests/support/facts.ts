/** What every test site is told: the secret that signs, and where it is found. */
export const SECRET = 'a secret for tests that is long enough'
export const PUBLIC_URL = 'http://localhost:3000'
