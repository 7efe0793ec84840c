/**
 * Shows all cards at one size, for work on the art. It is not part of the build. Run `npm run dev` in web/ and open
 * /art/gallery.html?size=72&compact=0&suits=four&columns=13&strip=0.28. With `columns`, the cards overlap in columns.
 */
import { flushSync, mount } from 'svelte';
import Card from '../src/cards/Card.svelte';

const query = new URLSearchParams(location.search);
const size = Number(query.get('size') ?? 120);
const columns = Number(query.get('columns') ?? 0);
const only = query.get('only');
const root = document.documentElement;
root.style.setProperty('--size', `${size}px`);
root.style.setProperty('--strip', query.get('strip') ?? '0.28');
if (query.has('suits')) root.dataset.suits = query.get('suits');

const gallery = document.getElementById('gallery');
const compact = query.get('compact') === '1';

function show(component, props, target = gallery) {
  const place = document.createElement('div');
  target.append(place);
  mount(component, { target: place, props });
}

const deck = [...'SHCD'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
if (columns) {
  for (let column = 0; column < columns; column += 1) {
    const stack = document.createElement('div');
    stack.className = 'column';
    gallery.append(stack);
    if (column % 3 === 0) show(Card, { card: null, compact }, stack);
    for (let row = 0; row < 7; row += 1) show(Card, { card: deck[(column * 11 + row * 17) % 52], compact }, stack);
  }
} else {
  for (const card of only ? only.split(',') : [...deck, 'XX', null]) show(Card, { card, compact });
}
flushSync();
