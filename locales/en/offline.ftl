### What the page says while the server cannot be reached; kept on the device with that page.

# The title if the device has no network, and if it has one but the server does not answer.
offline-title = You are offline
offline-unreachable = The server cannot be reached
offline-about = Every game needs the server, even with bots or on a single device. Your rooms are safe there. As soon as the connection is back, this page will continue by itself.
offline-again = Try again
