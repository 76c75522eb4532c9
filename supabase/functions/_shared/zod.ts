// The version is pinned here for every function, and must be the one in package-lock.json.
export { z } from 'npm:zod@4.6.7';
