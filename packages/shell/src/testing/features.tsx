import { msg } from '@lingui/core/macro';
import { defineFeature, useOpenModal, usePageTitle, useSite } from '@marquee/feature-core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

const Home = () => {
  const { brand, language, imageUrl } = useSite();
  const open = useOpenModal();
  const [presses, setPresses] = useState(0);
  return (
    <>
      <h1>
        {brand.name} home in {language}
      </h1>
      <img src={imageUrl('/art/banner.svg')} alt="" />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses}
      </button>
      <button type="button" onClick={() => open('login', {})}>
        Open login
      </button>
    </>
  );
};

const GamePage = () => {
  const { gameId } = useParams();
  usePageTitle(`Game ${gameId}`);
  return <h1>Game {gameId}</h1>;
};

/** A home page with a counter, to see that it works and keeps its state. */
export const home = defineFeature({
  id: 'home',
  routes: [
    { paths: ['/', '/home'], layout: 'shared', load: async () => ({ default: Home }), isWritten: true },
  ],
});

/** A page with a parameter and a title of its own. */
export const games = defineFeature({
  id: 'games',
  routes: [{ paths: ['/game/:gameId'], layout: 'shared', load: async () => ({ default: GamePage }) }],
  slots: { 'header-lottery': async () => ({ default: () => <p>Lottery menus</p> }) },
});

/** A page that a flag turns on, and the modals that the frame opens. */
export const account = defineFeature({
  id: 'account',
  routes: [
    {
      paths: ['/register', '/register.html'],
      layout: 'header-only',
      title: msg`Register`,
      load: async () => ({ default: () => <h1>Registration</h1> }),
    },
    {
      paths: ['/member'],
      layout: 'member',
      title: msg`My account`,
      load: async () => ({ default: () => <p>Hers alone</p> }),
    },
  ],
  modals: {
    login: async () => ({
      default: ({ onClose }) => (
        <dialog open aria-label="Login">
          <button type="button" onClick={onClose}>
            Close login
          </button>
        </dialog>
      ),
    }),
    logout: async () => ({ default: () => <dialog open aria-label="Log out" /> }),
    realAccountNeeded: async () => ({ default: () => <dialog open aria-label="Real account needed" /> }),
  },
});

/** The inbox that the messages button opens. */
export const announcements = defineFeature({
  id: 'announcements',
  modals: {
    announcements: async () => ({
      default: ({ tab }) => <dialog open aria-label={`Announcements: ${tab}`} />,
    }),
  },
});
