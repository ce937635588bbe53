/** The pictures of a card, in the order of what they pay. */
const pictures = [
  <g key="lotus">
    {[-60, -30, 0, 30, 60].map((turn) => (
      <path
        key={turn}
        d="M0 22C-10 6-9-10 0-24 9-10 10 6 0 22Z"
        fill={turn === 0 ? '#ffd76a' : '#f2a93b'}
        stroke="#a8641a"
        transform={`rotate(${turn} 0 22)`}
      />
    ))}
  </g>,
  <g key="sun">
    {Array.from({ length: 12 }, (_, ray) => (
      <path key={ray} d="M-3-16L0-27 3-16Z" fill="#ff9d3c" transform={`rotate(${ray * 30})`} />
    ))}
    <circle r="14" fill="#ffd24d" stroke="#e08a1e" strokeWidth="2" />
  </g>,
  <path
    key="moon"
    d="M8-24A24 24 0 1 0 22 12 19 19 0 0 1 8-24Z"
    fill="#cfdcff"
    stroke="#7d90c9"
    strokeWidth="2"
  />,
  <g key="carp">
    <path d="M14 0C4-18-18-16-26 0-18 16 4 18 14 0Z" fill="#ff7a59" stroke="#b4432a" strokeWidth="2" />
    <path d="M12 0L28-12 24 0 28 12Z" fill="#ffb199" stroke="#b4432a" strokeWidth="2" />
    <circle cx="-17" cy="-3" r="2.6" fill="#2b1210" />
  </g>,
  <g key="lantern">
    <path d="M-4-26H4V-18H-4ZM-3 18H3V27H-3Z" fill="#f6c453" />
    <ellipse rx="19" ry="18" fill="#e2463f" stroke="#8f1d1a" strokeWidth="2" />
    <path
      d="M-8-16C-13-6-13 6-8 16M8-16C13-6 13 6 8 16M0-18V18"
      fill="none"
      stroke="#ffb59c"
      strokeWidth="2"
    />
  </g>,
  <g key="leaf">
    <path d="M-20 20C-24-12 2-26 24-22 26 4 8 26-20 20Z" fill="#58b368" stroke="#2c6b3a" strokeWidth="2" />
    <path d="M-20 20C-6 8 8-6 18-16" fill="none" stroke="#2c6b3a" strokeWidth="2" />
  </g>,
  <path
    key="dew"
    d="M0-26C12-8 18 0 18 8A18 18 0 0 1-18 8C-18 0-12-8 0-26Z"
    fill="#7cd0f2"
    stroke="#2f86ab"
    strokeWidth="2"
  />,
];

/** A picture of a card by its place in `prizes`. */
export const Picture = ({ picture }: { picture: number }) => (
  <svg viewBox="-32 -32 64 64" aria-hidden="true">
    {pictures[picture]}
  </svg>
);
