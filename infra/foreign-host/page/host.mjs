import { mountRootParcel } from 'single-spa';

const place = document.querySelector('#navigation');

/** What our own server says: where the parcel is, and what it is to show. */
async function asked(query) {
  const answer = await fetch(`/navigation.json${query}`);
  if (!answer.ok) throw new Error(`The navigation is not to be had: ${answer.status}`);
  return answer.json();
}

/** The container of a release, with the hash that the release vouches for. */
function containerOf({ entry, integrity, container }) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = entry;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve(window[container]);
    script.onerror = () => reject(new Error(`${entry} could not be loaded`));
    document.head.append(script);
  });
}

const { parcel, props } = await asked(location.search);
const lifecycles = (await (await containerOf(parcel)).get(parcel.name))();

/** single-spa never forgets a root parcel: one stays, and what comes and goes is mounted in it. */
const mountParcel = await new Promise((resolve, reject) => {
  const nothing = async () => {};
  const holder = { bootstrap: nothing, mount: async (own) => resolve(own.mountParcel), unmount: nothing };
  mountRootParcel(holder, { domElement: document.createElement('div') }).mountPromise.catch(reject);
});

let mounted;

async function mount(more = {}) {
  mounted = mountParcel(lifecycles, { ...props, ...more, domElement: place });
  await mounted.mountPromise;
}

/** Props are given whole again: what is left out has its default. */
async function update(more = {}) {
  await mounted.update({ ...props, ...more, domElement: place });
}

async function unmount() {
  await mounted.unmount();
  mounted = undefined;
}

const followed = document.querySelector('#followed');
const own = {
  navigate(address) {
    followed.textContent = address;
  },
};
for (const [id, act] of Object.entries({
  mount: () => mount(own),
  update: () => update({ ...own, path: '/offers' }),
  unmount,
})) {
  document.querySelector(`#${id}`).addEventListener('click', () => void act());
}

/** For whoever tries more than the buttons. */
window.foreignHost = { props, mount, update, unmount };
