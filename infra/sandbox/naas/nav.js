// What markup alone cannot do. Loaded once and bound to the document, so that it serves every header that comes and goes.
(() => {
  if (window.naasNavigation) return;
  window.naasNavigation = { version: 1 };
  const openPanel = () => document.querySelector('.naas-panel[open]');
  const isWide = matchMedia('(min-width: 1024px)');
  document.addEventListener('keydown', (event) => {
    const panel = openPanel();
    if (event.key !== 'Escape' || !panel) return;
    panel.open = false;
    panel.querySelector('summary').focus();
  });
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const panel = openPanel();
      if (panel && isWide.matches && target instanceof Node && !panel.contains(target)) panel.open = false;
    });
  }
})();
