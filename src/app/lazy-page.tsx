import { lazy, useState, type ComponentType } from 'react';

/**
 * A page in a chunk of its own. `preload` starts the download; once it is there, the page renders at
 * once, without the loading screen that `lazy` alone would flash.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = await load();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await preload() }));

  function LazyPage() {
    // Chosen once: changing the type later would remount the page and lose its state.
    const [Page] = useState(() => loaded ?? Lazy);
    return <Page />;
  }
  return Object.assign(LazyPage, { preload });
}
