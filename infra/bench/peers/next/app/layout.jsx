import './list.css';

export const metadata = { title: 'Stock', description: 'Vehicles that are in stock' };

export default function Layout({ children }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  );
}
